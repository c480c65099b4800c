-- What an operator who pays must see: the account was changed shortly before the request.
ALTER TABLE "cash_request" ADD COLUMN "payout_changed_at" TIMESTAMPTZ(3);
