-- What a seller praises goods with, beside their name; empty where there is none. Its names in other languages are
-- written by staff for our own goods, as those of the goods are.

alter table products
  add column promotion_title text not null default '',
  add column promotion_names jsonb not null default '{}';
