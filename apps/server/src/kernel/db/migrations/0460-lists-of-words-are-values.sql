-- The lists of words in the checks of what orders and payments write, each as one value. The database reads every check of
-- a table anew for each statement that writes to it, and `in (...)` is kept as one node a word, which it puts together each
-- time: half of what an update of an order or an item cost. They let in what they did before. For new rows from now
-- on; the rows that are there are looked at by the next migration, beside the work.

alter table orders
  drop constraint orders_status_check,
  add constraint orders_status_check check (status = any ('{-1,0,1,2,3,4,5,6,7,9}'::smallint[])) not valid,
  drop constraint orders_biz_attribute_check,
  add constraint orders_biz_attribute_check check (biz_attribute = any ('{0,1,2}'::smallint[])) not valid,
  drop constraint orders_express_check,
  add constraint orders_express_check check (express = any ('{1,2,3}'::smallint[])) not valid,
  drop constraint orders_transport_check,
  add constraint orders_transport_check check (transport = any ('{12,8,9,10}'::smallint[])) not valid,
  drop constraint orders_insurance_check,
  add constraint orders_insurance_check check (insurance = any ('{0,2,3,4}'::smallint[])) not valid,
  drop constraint orders_pay_mode_check,
  add constraint orders_pay_mode_check check (pay_mode = any ('{once,twice}'::text[])) not valid,
  drop constraint orders_region_check,
  add constraint orders_region_check check (region = any ('{TW,TH}'::text[])) not valid,
  drop constraint orders_currency_check,
  add constraint orders_currency_check check (currency = any ('{TWD,THB}'::text[])) not valid;

alter table sell_orders
  drop constraint sell_orders_platform_check,
  add constraint sell_orders_platform_check check (platform = any ('{1,3,4,5,6,7}'::smallint[])) not valid;

alter table order_items
  drop constraint order_items_status_check,
  add constraint order_items_status_check check (status = any (
    '{1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21}'::smallint[])) not valid,
  drop constraint order_items_platform_check,
  add constraint order_items_platform_check check (platform = any ('{1,3,4,5,6,7}'::smallint[])) not valid,
  drop constraint order_items_goods_class_check,
  add constraint order_items_goods_class_check check (goods_class = any (
    '{ordinary,oversize,sensitive-battery,sensitive-liquid,sensitive-powder,magnet,food,restricted}'::text[])) not valid;

alter table order_charges
  drop constraint order_charges_kind_check,
  add constraint order_charges_kind_check check (kind = any (
    '{goods,mainland_freight,service_fee,insurance,freight_estimate,coupon,international_freight,local_freight,warehouse,other,supplement}'::text[])) not valid,
  drop constraint order_charges_instalment_check,
  add constraint order_charges_instalment_check check (instalment = any ('{first,second,supplement}'::text[])) not valid,
  drop constraint order_charges_check4,
  add constraint order_charges_check4 check ((bill_id is not null) = (kind = any (
    '{international_freight,local_freight,warehouse,other}'::text[]))) not valid;

alter table trade_logs
  drop constraint trade_logs_actor_kind_check,
  add constraint trade_logs_actor_kind_check check (actor_kind = any ('{customer,staff,system}'::text[])) not valid;

alter table rate_quotes
  drop constraint rate_quotes_rounding_check,
  add constraint rate_quotes_rounding_check check (rounding = any ('{half_up,half_even,up,down}'::text[])) not valid,
  drop constraint rate_quotes_currency_check,
  add constraint rate_quotes_currency_check check (currency = any ('{TWD,THB}'::text[])) not valid;

alter table ledger_accounts
  drop constraint ledger_accounts_check1,
  add constraint ledger_accounts_check1 check ((owner_id is null) = (kind <> all ('{cash,cash_locked,bonus,points}'::text[]))) not valid,
  drop constraint ledger_accounts_currency_check,
  add constraint ledger_accounts_currency_check check (currency = any ('{TWD,THB,CNY,PTS}'::text[])) not valid;

alter table skus
  drop constraint skus_status_check,
  add constraint skus_status_check check (status = any ('{0,1}'::smallint[])) not valid;

alter table withdrawals
  drop constraint withdrawals_state_check,
  add constraint withdrawals_state_check check (state = any ('{waiting,passed,failed}'::text[])) not valid,
  drop constraint withdrawals_return_fault_check,
  add constraint withdrawals_return_fault_check check (return_fault = any ('{"",ours,theirs}'::text[])) not valid,
  drop constraint withdrawals_currency_check,
  add constraint withdrawals_currency_check check (currency = any ('{TWD,THB}'::text[])) not valid;
