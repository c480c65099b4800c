-- CreateIndex
CREATE INDEX "tree_edge_descendant_id_valid_until_depth_idx" ON "tree_edge"("descendant_id", "valid_until", "depth");
