-- The second thing a staff member logs in with: the sealed secret of their authenticator, and the newest
-- half minute whose code was used. Zero means that the secret was shown but never yet used.

alter table staff_members
  add column otp_sealed bytea,
  add column otp_step bigint not null default 0;
