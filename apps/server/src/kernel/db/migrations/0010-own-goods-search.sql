-- Our own shop as customers see it: groups that always exist, promotions, shops that introduce themselves,
-- and a search over names in all their languages.

-- The eight top groups have ids that links and partners know. Their names are the shop's to change.
insert into categories (id, parent_id, slug, name, img_url, position)
select id, null, slug, name, '/categories/' || id || '.webp', position
from (values
  (103, 0, 'womens-wear', '{"zh": "女装", "zh-TW": "女裝", "th": "เสื้อผ้าผู้หญิง", "en": "Women''s wear"}'::jsonb),
  (117, 1, 'mens-wear', '{"zh": "男装", "zh-TW": "男裝", "th": "เสื้อผ้าผู้ชาย", "en": "Men''s wear"}'),
  (131, 2, 'accessories', '{"zh": "鞋包配饰", "zh-TW": "鞋包配件", "th": "รองเท้า กระเป๋า และเครื่องประดับ", "en": "Shoes, bags & accessories"}'),
  (144, 3, 'home', '{"zh": "家居生活", "zh-TW": "居家生活", "th": "บ้านและของใช้", "en": "Home living"}'),
  (154, 4, 'digital-appliances', '{"zh": "数码电器", "zh-TW": "3C 家電", "th": "ไอทีและเครื่องใช้ไฟฟ้า", "en": "Digital & appliances"}'),
  (160, 5, 'washing-care', '{"zh": "洗护日化", "zh-TW": "洗護清潔", "th": "ของใช้ส่วนตัวและซักล้าง", "en": "Washing & care"}'),
  (170, 6, 'mother-baby', '{"zh": "母婴用品", "zh-TW": "母嬰用品", "th": "แม่และเด็ก", "en": "Mother & baby"}'),
  (180, 7, 'general-goods', '{"zh": "日用百货", "zh-TW": "生活百貨", "th": "ของใช้ทั่วไป", "en": "General goods"}')
) as groups (id, position, slug, name)
on conflict do nothing;

-- What each piece costs during a promotion, CNY cents; null without one.
alter table products add column activity_price bigint check (activity_price > 0);

-- A shop in its own words, by language.
alter table shops add column names jsonb not null default '{}';
alter table shops add column intro jsonb not null default '{}';

-- Words of the names as lexemes, made by the server; null until it has made them, which it does when it
-- starts and whenever names change.
alter table products add column search_tokens tsvector;
create index own_products_words on products using gin (search_tokens) where platform = 1 and is_on_sale;
create index own_products_unread on products (id) where platform = 1 and search_tokens is null;

-- One for each order of a list, so that a page is read without sorting the shop.
drop index own_products;
create index own_products_by_rank on products (rank, id) where platform = 1 and is_on_sale;
create index own_products_by_price on products (price, id) where platform = 1 and is_on_sale;
create index own_products_by_sales on products (month_sold, id) where platform = 1 and is_on_sale;
create index own_products_by_category on products (category_id, rank, id) where platform = 1 and is_on_sale;
create index products_of_shop on products (shop_id, rank, id) where is_on_sale;
