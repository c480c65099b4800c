-- Popups and banners may have other words for a part of their readers; those of before have none.
update content set details = details || '{"variants": []}'
  where kind in ('popup', 'banner') and not details ? 'variants';

-- How many readers were shown a variant, and how many of them pressed it, day by day.
create table content_figure (
  content_idx integer not null references content (idx) on delete cascade,
  -- Names the words and shares that were shown: other ones are counted anew.
  wording text not null,
  variant text not null check (variant in ('a', 'b', 'c', 'd')),
  -- On the Korean clock.
  day date not null,
  shown integer not null default 0 check (shown >= 0),
  pressed integer not null default 0 check (pressed >= 0),
  constraint content_figure_pkey primary key (content_idx, wording, variant, day)
);
