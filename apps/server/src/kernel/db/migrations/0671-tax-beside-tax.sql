-- Whether its owner wants duty and tax in the freight. What was ordered before did not choose.
alter table orders add column is_tax_included boolean not null default false;

-- A line of the tariff with duty and tax in its prices stands beside the one without them, each with versions of its own.
-- Until now it took the other's place: from that moment on the other is closed.
insert into tariff_lines (
  region, transport, tariff_class, currency, per_kg, per_cbm, first_weight_g, first_fee, base_fee, minimum_fee,
  delivery_fee, divisor, minimum_weight_g, weight_step_g, days_min, days_max, weight_max_g, side_max_mm,
  is_tax_included, segment_id, is_open, starts_at, is_planned, made_at, staff_id, reason
)
select before.region, before.transport, before.tariff_class, before.currency, before.per_kg, before.per_cbm,
       before.first_weight_g, before.first_fee, before.base_fee, before.minimum_fee, before.delivery_fee,
       before.divisor, before.minimum_weight_g, before.weight_step_g, before.days_min, before.days_max,
       before.weight_max_g, before.side_max_mm, before.is_tax_included, before.segment_id, false,
       line.starts_at, line.is_planned, line.made_at, line.staff_id, line.reason
  from (
    select *,
           lag(id) over (
             partition by region, transport, tariff_class, segment_id order by starts_at, id) as before_id
      from tariff_lines
     where withdrawn_at is null
  ) as line
  join tariff_lines before on before.id = line.before_id
 where before.is_tax_included <> line.is_tax_included;

drop index tariff_lines_in_force;
create index tariff_lines_in_force
  on tariff_lines (region, transport, tariff_class, segment_id, is_tax_included, starts_at desc, id desc)
  where withdrawn_at is null;
