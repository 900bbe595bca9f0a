-- Our own share of the goods is a table by tier: what was set for everybody, or is planned, holds for each tier.
update setting_changes
   set key = 'tier_service_fee_bp',
       value = jsonb_build_object('classic', value, 'gold', value, 'platinum', value,
                                  'diamond', value, 'crown', value, 'king', value)
 where key = 'service_fee_bp';
