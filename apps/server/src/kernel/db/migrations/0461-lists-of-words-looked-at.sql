-- Looks at the rows that were there before 0460. People read and write meanwhile: this holds no lock they wait for.

alter table orders validate constraint orders_status_check;
alter table orders validate constraint orders_biz_attribute_check;
alter table orders validate constraint orders_express_check;
alter table orders validate constraint orders_transport_check;
alter table orders validate constraint orders_insurance_check;
alter table orders validate constraint orders_pay_mode_check;
alter table orders validate constraint orders_region_check;
alter table orders validate constraint orders_currency_check;
alter table sell_orders validate constraint sell_orders_platform_check;
alter table order_items validate constraint order_items_status_check;
alter table order_items validate constraint order_items_platform_check;
alter table order_items validate constraint order_items_goods_class_check;
alter table order_charges validate constraint order_charges_kind_check;
alter table order_charges validate constraint order_charges_instalment_check;
alter table order_charges validate constraint order_charges_check4;
alter table trade_logs validate constraint trade_logs_actor_kind_check;
alter table rate_quotes validate constraint rate_quotes_rounding_check;
alter table rate_quotes validate constraint rate_quotes_currency_check;
alter table ledger_accounts validate constraint ledger_accounts_check1;
alter table ledger_accounts validate constraint ledger_accounts_currency_check;
alter table skus validate constraint skus_status_check;
alter table withdrawals validate constraint withdrawals_state_check;
alter table withdrawals validate constraint withdrawals_return_fault_check;
alter table withdrawals validate constraint withdrawals_currency_check;
