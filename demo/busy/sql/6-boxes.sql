-- One box for everybody who shares a voyage.
insert into boxes (id, number, warehouse, region, transport, state, created_at, dispatched_at, arrived_at)
overriding system value
select row_number() over (order by created_at, number) + (select coalesce(max(id), 0) from boxes), box.*
  from (
         select distinct
                format(tpl.number__words, variadic crowd.names) as number,
                tpl.warehouse, tpl.region, tpl.transport, tpl.state,
                tpl.created_at - crowd.late as created_at,
                tpl.dispatched_at - crowd.late as dispatched_at,
                tpl.arrived_at - crowd.late as arrived_at
           from crowd
           join tpl_boxes tpl on tpl.story = crowd.story
       ) as box;

-- The number that an order's box goes by, which its parcels name.
create temporary table packed as
select crowd.no, boxes.id as box_id
  from crowd
  join tpl_boxes tpl on tpl.story = crowd.story
  join boxes on boxes.number = format(tpl.number__words, variadic crowd.names);
create unique index on packed (no);
analyze packed;
