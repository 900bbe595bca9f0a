-- HCT tells of its own parcels, beside those who did already.
alter table tracked_numbers
  drop constraint tracked_numbers_tracker_check,
  add constraint tracked_numbers_tracker_check
    check (tracker in ('kuaidi100', 'seventeen_track', 'thailand_post', 'flash', 'hct'));
alter table tracking_scans
  drop constraint tracking_scans_tracker_check,
  add constraint tracking_scans_tracker_check
    check (tracker in ('kuaidi100', 'seventeen_track', 'thailand_post', 'flash', 'hct'));
alter table tracker_days
  drop constraint tracker_days_tracker_check,
  add constraint tracker_days_tracker_check
    check (tracker in ('kuaidi100', 'seventeen_track', 'thailand_post', 'flash', 'hct'));
