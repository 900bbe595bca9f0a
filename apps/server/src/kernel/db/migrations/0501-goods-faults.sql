-- What the warehouse found wrong with a line's goods in a parcel.
create table goods_faults (
  package_id bigint not null references packages on delete cascade,
  item_id bigint not null references order_items,
  fault text not null constraint goods_faults_fault_check check (fault in ('wrong_colour', 'broken', 'short', 'other')),
  num int not null check (num > 0),
  words text not null,
  found_at timestamptz not null,
  found_by bigint not null references staff_members,
  primary key (package_id, item_id),
  check (fault <> 'other' or words <> '')
);
create index goods_faults_of_item on goods_faults (item_id);
