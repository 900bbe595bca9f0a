-- A payment on behalf has no listing and goes nowhere; a purchase on behalf has both, as before.

alter table order_items
  alter sku_id drop not null,
  alter product_id drop not null,
  -- What the customer showed of something that is not in any catalogue of ours.
  add pictures jsonb not null default '[]',
  add constraint order_items_listing_check check ((sku_id is null) = (product_id is null)) not valid;

alter table orders
  alter address drop not null,
  alter express drop not null,
  alter transport drop not null,
  add constraint orders_destination_check check (
    case biz_attribute
      when 0 then address is not null and express is not null and transport is not null
      when 2 then address is null and express is null and transport is null
      else true
    end) not valid;

-- A quotation or a payment code is for the desks that review and pay it, an identity card is not.
alter table files
  drop constraint files_kind_check,
  add constraint files_kind_check
    check (kind in ('voucher', 'parcel_photo', 'picture', 'claim', 'search', 'goods', 'company', 'export', 'request'))
    not valid;
