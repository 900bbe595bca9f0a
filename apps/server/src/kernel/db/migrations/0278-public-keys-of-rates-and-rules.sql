-- What staff name: a rate they set, a rule of shipping they wrote.
alter table exchange_rates add column key text not null unique default public_key();
alter table shipping_rules add column key text not null unique default public_key();
