-- Coupons, notices and ledger accounts, of which people see their red packet's, are named by a key.
alter table coupons add column key text not null unique default public_key();
alter table notices add column key text not null unique default public_key();
alter table ledger_accounts add column key text not null unique default public_key();
