-- Whether the registry would take this build: true, or false when it has it already. CRCON the released shell cannot run it,
-- CRDIF another build has this id, CRPRE another remote has its label.
create or replace function check_build(p_name text, p_build text, p_info jsonb) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  v_integrity jsonb;
begin
  if p_name <> 'shell' and not contract_allows(p_info ->> 'contract', shell_contract()) then
    raise exception 'contract_unsupported' using
      errcode = 'CRCON',
      detail = jsonb_build_object('name', p_name, 'build', p_build, 'contract', p_info ->> 'contract', 'shell', shell_contract());
  end if;
  perform require_own_words(p_name, p_info);
  select b.info -> 'integrity' into v_integrity from remote_build b where b.name = p_name and b.build = p_build;
  if found and v_integrity is distinct from p_info -> 'integrity' then
    raise exception 'build_differs' using
      errcode = 'CRDIF',
      detail = jsonb_build_object('name', p_name, 'build', p_build);
  end if;
  return v_integrity is null;
end
$$;
