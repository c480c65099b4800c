insert into point_rate (command_id, basis_points, bonus_basis_points)
select * from unnest($1::uuid[], $2::integer[], $3::integer[])
