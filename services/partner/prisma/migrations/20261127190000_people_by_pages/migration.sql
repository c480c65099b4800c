-- CreateIndex
CREATE INDEX "tree_edge_ancestor_id_descendant_id_idx" ON "tree_edge"("ancestor_id", "descendant_id");
