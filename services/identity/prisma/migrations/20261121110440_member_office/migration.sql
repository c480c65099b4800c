-- What the browser said it was, beside the address.
ALTER TABLE "login_record" ADD COLUMN "device" TEXT NOT NULL DEFAULT '';
ALTER TABLE "session" ADD COLUMN "device" TEXT NOT NULL DEFAULT '';

CREATE TABLE "member_note" (
    "note_id" UUID NOT NULL,
    "site_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "pinned" BOOLEAN NOT NULL DEFAULT false,
    "operator_id" UUID NOT NULL,
    "written_by" TEXT NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "member_note_pkey" PRIMARY KEY ("note_id")
);

CREATE INDEX "member_note_member_id_pinned_written_at_idx" ON "member_note"("member_id", "pinned", "written_at");

ALTER TABLE "member_note" ADD CONSTRAINT "member_note_member_id_fkey"
    FOREIGN KEY ("member_id") REFERENCES "member"("member_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Who else came from an address.
CREATE INDEX "login_record_site_id_address_at_idx" ON "login_record"("site_id", "address", "at");
CREATE INDEX "member_site_id_signed_up_address_signed_up_at_idx" ON "member"("site_id", "signed_up_address", "signed_up_at");

-- A note stays as it was written; only its pin may change.
CREATE FUNCTION refuse_note_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' AND (to_jsonb(new) - 'pinned') = (to_jsonb(old) - 'pinned') THEN
    RETURN new;
  END IF;
  RAISE EXCEPTION 'A note about a member is never changed or taken away.'
    USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "member_note_stays" BEFORE UPDATE OR DELETE ON "member_note"
    FOR EACH ROW EXECUTE FUNCTION refuse_note_change();
