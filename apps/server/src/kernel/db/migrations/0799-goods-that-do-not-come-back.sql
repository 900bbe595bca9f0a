-- Goods that have to come back are asked for once more before their request is closed; nothing is paid for them meanwhile,
-- also of requests that had gone on to finance because the goods were late.
alter table refunds add column reminded_at timestamptz;

update refunds
   set holder = 'goods', due_at = now() + interval '7 days'
 where holder = 'finance'
   and status & 1024 <> 0 and status & 256 <> 0 and status & 512 = 0;

-- Rows from before are left as they are.
alter table refunds
  add constraint goods_before_money check (status & 256 = 0 or status & 512 <> 0 or status & 2 = 0) not valid;
