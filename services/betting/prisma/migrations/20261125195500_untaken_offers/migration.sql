-- Offers that nobody took are cleared a day after they ran out.
create index cash_out_offer_untaken on cash_out_offer (expires_at) where taken_at is null;
