-- Another pair of shoes in place of the same one again: for a line that is its seller's only one, something that costs
-- about as much. What was paid stays what it was, as a price of then. Each line of an order has goods of its own to
-- choose from, so that none comes twice.
create temporary table choice as
select tpl.story,
       tpl.slot,
       tpl.sell_order_id as seller_slot,
       row_number() over (partition by tpl.story, tpl.slot order by sku.id) - 1 as place,
       count(*) over (partition by tpl.story, tpl.slot) as choices,
       sku.id as sku_id,
       product.id as product_id,
       product.thid_item_id,
       product.platform,
       product.item_name,
       product.image,
       product.names,
       product.url,
       sku.props,
       sku.picture,
       product.shop_id,
       product.shop_name
  from tpl_order_items tpl
  join (
         select products.id, thid_item_id, products.platform, item_name, products.names, url, shop_id, weight_g,
                images ->> 0 as image, shops.name as shop_name
           from products
           join shops on shops.id = products.shop_id
          where products.platform <> 1
            and goods_class = 'ordinary'
       ) as product on true
  join lateral (
         select id, props, image as picture
           from skus
          where product_id = product.id
            and status = 1
            and price between tpl.price * 0.6 and tpl.price * 1.6
            -- Scales said what they said: it weighs about as much, too.
            and coalesce(weight_g, product.weight_g) between tpl.weight_g * 0.9 and tpl.weight_g * 1.1
            and id % 8 = tpl.slot % 8
            and id not in (select sku_id from tpl_order_items own where own.story = tpl.story)
          order by abs(price - tpl.price), id
          limit 1
       ) as sku on true
 where (select count(*) from tpl_order_items other
         where other.story = tpl.story
           and other.sell_order_id = tpl.sell_order_id) = 1;
create index on choice (story, slot, place);
analyze choice;

-- What a line of the crowd became; one without a row stays what it was.
create temporary table chosen as
select crowd.no, choice.*
  from crowd
  join choice on choice.story = crowd.story
             and choice.place = floor(pg_temp.chance('goods', crowd.no * 16 + choice.slot) * choice.choices);
create unique index on chosen (no, slot);
analyze chosen;
