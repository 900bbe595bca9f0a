-- Goods of our own shop that are on sale, as lists choose and count them: a few numbers a row. The products
-- themselves are some kilobytes each, and to read a page of a category all of its goods had to be looked at.

create table listed_goods (
  id bigint primary key references products on delete cascade,
  category_id int,
  shop_id bigint,
  rank int not null,
  price bigint not null,
  month_sold int not null
);
create index listed_goods_by_rank on listed_goods (rank, id);
create index listed_goods_by_price on listed_goods (price, id);
create index listed_goods_by_sales on listed_goods (month_sold, id);
create index listed_goods_by_category on listed_goods (category_id, rank, id);
create index listed_goods_of_shop on listed_goods (shop_id, rank, id);

-- Kept by the database, so that no hand can forget it. The row is written anew with whatever a list shows of the
-- product: its xmin says whether an entry that was written before still holds.
create function list_own_goods() returns trigger language plpgsql as $$
begin
  if new.is_on_sale then
    insert into listed_goods (id, category_id, shop_id, rank, price, month_sold)
    values (new.id, new.category_id, new.shop_id, new.rank, new.price, new.month_sold)
    on conflict (id) do update set
      category_id = excluded.category_id,
      shop_id = excluded.shop_id,
      rank = excluded.rank,
      price = excluded.price,
      month_sold = excluded.month_sold;
  else
    delete from listed_goods where id = new.id;
  end if;
  return null;
end
$$;

create trigger own_goods_are_listed
  after insert or update of thid_item_id, category_id, shop_id, item_name, names, images, url, price,
    activity_price, month_sold, rank, is_on_sale
  on products for each row when (new.platform = 1)
  execute function list_own_goods();

insert into listed_goods (id, category_id, shop_id, rank, price, month_sold)
select id, category_id, shop_id, rank, price, month_sold
from products
where platform = 1 and is_on_sale;

-- Nothing chooses among the products themselves by these any more; searches find by words.
drop index own_products_by_rank;
drop index own_products_by_price;
drop index own_products_by_sales;
drop index own_products_by_category;
