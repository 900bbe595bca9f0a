-- The texts of stored goods, by the hash that translations are remembered under: only these are put before a
-- provider for somebody who sent them. noted_at is when goods that hold the text were last stored, to the day.
create table goods_texts (
  text_hash text primary key,
  noted_at timestamptz not null
);
create index goods_texts_by_age on goods_texts (noted_at);

insert into goods_texts (text_hash, noted_at)
select distinct
       translate(rtrim(encode(sha256(convert_to(text, 'UTF8')), 'base64'), '='), '+/', '-_'),
       now()
  from (
    select item_name as text from products
    union
    select option ->> 'name' from products, jsonb_array_elements(options) as option
    union
    select choice ->> 'value'
      from products, jsonb_array_elements(options) as option,
           jsonb_array_elements(option -> 'values') as choice
    union
    select attribute ->> 'name' from products, jsonb_array_elements(attributes) as attribute
    union
    select attribute ->> 'value' from products, jsonb_array_elements(attributes) as attribute
    union
    select item ->> 'title' from search_pages, jsonb_array_elements(items) as item
  ) as texts
 where text <> '' and length(text) <= 500;

-- What somebody's texts cost of a day of UTC, so that nobody uses up what is meant for all. who is a customer
-- or a network.
create table translation_shares (
  day date not null,
  who text not null,
  characters int not null check (characters >= 0),
  primary key (day, who)
);
