import { sql } from "kysely";

/** Joins `way`, where `package` goes and by which transport: as its owner chose for it, else as its first order does. */
export const wayOfPackage = sql`
    join lateral (
      select coalesce(own.address ->> 'region', orders.region) as region,
             coalesce(own.transport, orders.transport) as transport
        from package_items content
        join order_items item on item.id = content.item_id
        join orders on orders.id = item.order_id
        left join parcel_ways own on own.package_id = package.id
       where content.package_id = package.id
       order by orders.id
       limit 1
    ) as way on true`;

/**
 * Which leg of its way each parcel is on, and since when: from its freight paid to its door. Waiting to be picked up is its
 * owner's, and no leg of ours. A parcel goes the way its owner chose for it, else that of its first order.
 */
export const currentLegs = sql`
  select package.id as package_id, package.tid, package.warehouse, package.transport_state, box.number as box_number,
         way.region, way.transport, leg.name as leg,
         case leg.name when 'load' then bill.paid_at else stop.at end as begun_at
    from packages package
    left join boxes box on box.id = package.box_id
    left join bills bill on bill.id = package.bill_id
    left join lateral (
      select event.transport_state, event.at
        from package_events event
       where event.package_id = package.id
         and event.transport_state in ('international_shipping', 'customs', 'arrived_at_destination', 'delivering')
       order by event.id desc
       limit 1
    ) as stop on true
    join lateral (
      select case
               when package.transport_state in ('waiting_to_be_sent', 'waiting_for_loading', 'waiting_for_transport')
                    and package.billing = 4 then 'load'
               when package.transport_state = 'international_shipping' and stop.transport_state = 'customs' then 'clear'
               when package.transport_state = 'international_shipping' then 'sail'
               when package.transport_state = 'arrived_at_destination' then 'bring'
               when package.transport_state = 'delivering' then 'deliver'
             end as name
    ) as leg on leg.name is not null
    ${wayOfPackage}
   where package.transport_state in ('waiting_to_be_sent', 'waiting_for_loading', 'waiting_for_transport',
                                     'international_shipping', 'arrived_at_destination', 'delivering')`;
