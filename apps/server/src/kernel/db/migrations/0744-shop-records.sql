-- How sellers have served us in half a year: of each, lines that were bought or found to be out of stock. Reckoned every night.
create table shop_records (
  shop_id bigint primary key references shops,
  lines integer not null check (lines > 0),
  sent integer not null check (sent between 0 and lines),
  -- From the customer's payment to the first parcel of a line: half of the lines, and nine of ten. Null where none was sent.
  hours_half integer check (hours_half >= 0),
  hours_most integer check (hours_most >= hours_half),
  shortages integer not null check (shortages between 0 and lines),
  -- Lines with a refund that was the seller's fault, shortages apart.
  refunds integer not null check (refunds between 0 and lines),
  -- CNY cents of the lines whose cost is known: what their customers paid, and what they cost.
  paid_cny bigint not null check (paid_cny >= 0),
  cost_cny bigint not null check (cost_cny >= 0),
  reckoned_at timestamptz not null,
  check ((sent = 0) = (hours_half is null) and (sent = 0) = (hours_most is null))
);
