-- Words are looked up in the narrow table as well: the order and the number of what they find were read from the
-- products, a page of them for every hit.

drop index own_products_words;

-- Words are cut in a new way, with the letters that they begin with: the server makes them anew when it starts.
update products set search_tokens = null where platform = 1 and search_tokens is not null;

-- The words of a name take ten times the place of its numbers and are read by the index alone, so they lie beside
-- the row. PostgreSQL only moves columns out of rows above two kilobytes, and then as far as the target says; the
-- filler makes each row with words one of those, is packed to a few bytes in it, and is in no dump.
alter table listed_goods
  add column search_tokens tsvector,
  add column filler text generated always as (case when search_tokens is not null then repeat(' ', 2040) end) stored;
alter table listed_goods alter column search_tokens set storage external;
alter table listed_goods set (toast_tuple_target = 128);

create or replace function list_own_goods() returns trigger language plpgsql as $$
begin
  if new.is_on_sale then
    insert into listed_goods (id, category_id, shop_id, rank, price, month_sold, search_tokens)
    values (new.id, new.category_id, new.shop_id, new.rank, new.price, new.month_sold, new.search_tokens)
    on conflict (id) do update set
      category_id = excluded.category_id,
      shop_id = excluded.shop_id,
      rank = excluded.rank,
      price = excluded.price,
      month_sold = excluded.month_sold,
      search_tokens = excluded.search_tokens;
  else
    delete from listed_goods where id = new.id;
  end if;
  return null;
end
$$;

drop trigger own_goods_are_listed on products;
create trigger own_goods_are_listed
  after insert or update of thid_item_id, category_id, shop_id, item_name, names, images, url, price,
    activity_price, month_sold, rank, is_on_sale, search_tokens
  on products for each row when (new.platform = 1)
  execute function list_own_goods();

create index listed_goods_words on listed_goods using gin (search_tokens);
