-- When somebody was offered the picker of what they deal in. It comes once, to newcomers: accounts that there are know the shop.
alter table accounts add column business_asked_at timestamptz;
update accounts set business_asked_at = now();

alter table files validate constraint files_kind_check;
