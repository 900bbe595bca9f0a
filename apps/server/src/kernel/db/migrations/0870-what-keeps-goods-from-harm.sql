-- As the shop is shipped, the safest way to ship keeps electronics from water and bottles from pressure; desks end or add rules as ever.
insert into service_rules (relation, service, other, goods, reason, made_at)
select relation, service, other, goods, reason, timestamptz '2020-01-01'
  from (values ('suggested', 'waterproof', null, 'battery', '电子产品最怕受潮'),
               ('suggested', 'crate', null, 'liquid', '瓶装的货受压会漏')
       ) as shipped (relation, service, other, goods, reason)
 where not exists (
   select from service_rules held
    where held.relation = shipped.relation and held.service = shipped.service and held.goods = shipped.goods
 );
