-- What the customs office of a region asks of a class of goods, as somebody read it: every change is a version of its own.
create table duty_rates (
  id bigint generated always as identity primary key,
  region text not null check (region in ('TW', 'TH')),
  duty_class text not null check (duty_class = any (array[
    'clothing', 'care', 'bags', 'household', 'audio', 'watches', 'toys', 'electronics', 'books'
  ])),
  version int not null check (version > 0),
  low_bp int not null check (low_bp >= 0),
  high_bp int not null check (high_bp <= 10000),
  source text not null check (length(source) between 1 and 200),
  address text not null default '' check (length(address) <= 300 and (address = '' or address like 'https://%')),
  read_on date not null,
  made_at timestamptz not null,
  -- Empty for what a new house begins with.
  staff_id bigint references staff_members,
  unique (region, duty_class, version),
  check (low_bp <= high_bp),
  check (version = 1 or staff_id is not null)
);

-- Words that lead to a class, by version of all of them: a list of a class with its words, looked at in its order.
create table duty_words (
  version int primary key check (version > 0),
  lists jsonb not null,
  made_at timestamptz not null,
  staff_id bigint references staff_members,
  check (version = 1 or staff_id is not null)
);

-- The class that somebody set for a listing or a whole category, from a moment on and until another. What is over stays.
create table duty_classes (
  id bigint generated always as identity primary key,
  key text not null unique default public_key(),
  product_id bigint references products,
  category_id int references categories on delete cascade,
  duty_class text not null check (duty_class = any (array[
    'clothing', 'care', 'bags', 'household', 'audio', 'watches', 'toys', 'electronics', 'books'
  ])),
  source text not null check (length(source) between 1 and 200),
  address text not null default '' check (length(address) <= 300 and (address = '' or address like 'https://%')),
  read_on date not null,
  made_at timestamptz not null,
  staff_id bigint not null references staff_members,
  ended_at timestamptz,
  check ((product_id is null) <> (category_id is null)),
  check (ended_at >= made_at)
);
create unique index duty_class_of_product on duty_classes (product_id) where ended_at is null;
create unique index duty_class_of_category on duty_classes (category_id) where ended_at is null;
create index duty_classes_of_product on duty_classes (product_id, made_at) where product_id is not null;
create index duty_classes_of_category on duty_classes (category_id, made_at) where category_id is not null;

insert into duty_rates (region, duty_class, version, low_bp, high_bp, source, address, read_on, made_at)
select region, duty_class, 1, low_bp, high_bp, source, address, '2026-11-28', '2026-11-28 12:00:00Z'
  from (values
    ('TH', 'clothing', 3000, 3000, 'Fuuffy: Tax and Duty, Thailand', 'https://www.fuuffy.com/en/tax-and-duty/THAILAND'),
    ('TH', 'care', 3000, 3000, 'Fuuffy: Tax and Duty, Thailand', 'https://www.fuuffy.com/en/tax-and-duty/THAILAND'),
    ('TH', 'bags', 2000, 2000, 'Fuuffy: Tax and Duty, Thailand', 'https://www.fuuffy.com/en/tax-and-duty/THAILAND'),
    ('TH', 'household', 2000, 2000, 'Fuuffy: Tax and Duty, Thailand', 'https://www.fuuffy.com/en/tax-and-duty/THAILAND'),
    ('TH', 'audio', 1000, 1000, 'Fuuffy: Tax and Duty, Thailand', 'https://www.fuuffy.com/en/tax-and-duty/THAILAND'),
    ('TH', 'watches', 500, 1000, 'Fuuffy: Tax and Duty, Thailand', 'https://www.fuuffy.com/en/tax-and-duty/THAILAND'),
    ('TH', 'toys', 500, 500, 'Fuuffy: Tax and Duty, Thailand', 'https://www.fuuffy.com/en/tax-and-duty/THAILAND'),
    ('TH', 'electronics', 0, 0, 'Fuuffy: Tax and Duty, Thailand', 'https://www.fuuffy.com/en/tax-and-duty/THAILAND'),
    ('TH', 'books', 0, 0, 'Fuuffy: Tax and Duty, Thailand', 'https://www.fuuffy.com/en/tax-and-duty/THAILAND'),
    ('TW', 'clothing', 1000, 1200, 'comGateway: Tax and Duty, Taiwan', 'https://www.comgateway.com/blogs/how-much-tax-and-duty-will-i-pay-for-shipping-from-the-usa-to-taiwan'),
    ('TW', 'care', 0, 1200, 'comGateway: Tax and Duty, Taiwan', 'https://www.comgateway.com/blogs/how-much-tax-and-duty-will-i-pay-for-shipping-from-the-usa-to-taiwan'),
    ('TW', 'bags', 700, 700, 'Ship Customer Direct: Taiwan', 'https://shipcustomerdirect.com/shippingcountries/taiwan-republic-of-china/'),
    ('TW', 'household', 0, 1200, 'comGateway: Tax and Duty, Taiwan', 'https://www.comgateway.com/blogs/how-much-tax-and-duty-will-i-pay-for-shipping-from-the-usa-to-taiwan'),
    ('TW', 'audio', 1000, 1000, 'Ship Customer Direct: Taiwan', 'https://shipcustomerdirect.com/shippingcountries/taiwan-republic-of-china/'),
    ('TW', 'watches', 500, 500, 'Ship Customer Direct: Taiwan', 'https://shipcustomerdirect.com/shippingcountries/taiwan-republic-of-china/'),
    ('TW', 'toys', 0, 0, 'Ship Customer Direct: Taiwan', 'https://shipcustomerdirect.com/shippingcountries/taiwan-republic-of-china/'),
    ('TW', 'electronics', 0, 0, 'Ship Customer Direct: Taiwan', 'https://shipcustomerdirect.com/shippingcountries/taiwan-republic-of-china/'),
    ('TW', 'books', 0, 0, 'Sampan', '')
  ) as seed (region, duty_class, low_bp, high_bp, source, address);

insert into duty_words (version, made_at, lists) values (1, '2026-11-28 12:00:00Z', '[
  ["bags", ["背包", "手提包", "双肩包", "单肩包", "斜挎包", "电脑包", "钱包", "包包", "行李箱", "拉杆箱", "女包"]],
  ["household", ["衣架", "晾衣", "洗衣", "收纳", "电脑桌", "手机壳", "手机支架", "家居", "厨房", "窗帘", "地毯"]],
  ["toys", ["玩具", "积木", "公仔", "拼图"]],
  ["books", ["图书", "书籍", "绘本"]],
  ["audio", ["耳机", "音箱", "音响"]],
  ["watches", ["手表", "腕表"]],
  ["electronics", ["手机", "平板电脑", "笔记本电脑", "电脑", "键盘", "显示器"]],
  ["care", ["面膜", "面霜", "乳液", "香水", "口红", "洗发水", "沐浴露", "护肤", "洗护"]],
  ["clothing", ["女装", "男装", "童装", "连衣裙", "裙", "裤", "衬衫", "T恤", "外套", "毛衣", "内衣", "袜", "鞋", "帽", "衣"]]
]');
