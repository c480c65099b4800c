-- The unique indexes leave refused sign-ups and earlier accounts out; logins and searches do not.
CREATE INDEX "member_site_id_login_id_normal_idx" ON "member"("site_id", "login_id_normal");
CREATE INDEX "member_site_id_nickname_normal_idx" ON "member"("site_id", "nickname_normal");
CREATE INDEX "payout_account_site_id_account_digest_idx" ON "payout_account"("site_id", "account_digest");
