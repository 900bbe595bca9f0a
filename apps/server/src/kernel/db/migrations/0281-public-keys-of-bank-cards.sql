-- Bank cards are named by a key.
alter table bank_cards add column key text not null unique default public_key();
