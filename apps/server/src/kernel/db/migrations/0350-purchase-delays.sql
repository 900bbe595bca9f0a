-- Why a line is late at its seller, as the buyer last said; its customer reads it until the goods are on their way.
create table purchase_delays (
  item_id bigint primary key references order_items,
  reason text not null check (
    reason in ('seller_silent', 'restocking', 'making', 'checking', 'closed', 'marketplace')
  ),
  -- When the goods are expected to be bought, or sent by the seller; null where nobody can say.
  expected_on date,
  entered_at timestamptz not null,
  entered_by bigint not null references staff_members
);
