-- What somebody said they deal in, by key of 1 to 8; and which top groups of goods a key stands for, which is set apart.
create table business_choices (
  account_id bigint primary key references accounts,
  keys jsonb not null,
  chosen_at timestamptz not null,
  check (jsonb_array_length(keys) between 1 and 8)
);

create table business_category_groups (
  key int not null check (key between 1 and 8),
  category_id int not null,
  primary key (key, category_id)
);
insert into business_category_groups (key, category_id)
values (1, 103), (2, 117), (3, 131), (4, 144), (5, 154), (6, 160), (7, 170), (8, 180);
