-- Moves a channel's pointer, writes down who did it and tells open pages. Every release, rollout and rollback is this. The
-- remote is locked. `p_percent` of the users get the build, the others what the channel falls back to; where there is
-- nothing to fall back to, all get it. Returns whether anything changed. CRBLD no such build, CRCON the shell cannot run it,
-- CRPRE another remote has its label.
create or replace function set_channel_build(
  p_name text,
  p_channel text,
  p_build text,
  p_percent integer,
  p_is_pinned boolean,
  p_kind text,
  p_actor text
) returns boolean
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_contract text;
  v_info jsonb;
  v_old record;
  v_fallback text := fallback_build(p_name, p_channel, array[p_build]);
  v_percent integer := case when v_fallback is null then 100 else p_percent end;
begin
  select b.info ->> 'contract', b.info into v_contract, v_info from remote_build b where b.name = p_name and b.build = p_build;
  if not found then
    raise exception 'no_such_build' using
      errcode = 'CRBLD',
      detail = jsonb_build_object('name', p_name, 'build', p_build);
  end if;
  if p_name <> 'shell' and not contract_allows(v_contract, shell_contract()) then
    raise exception 'contract_refused' using
      errcode = 'CRCON',
      detail = jsonb_build_object('name', p_name, 'build', p_build, 'contract', v_contract, 'shell', shell_contract());
  end if;
  -- Going back is refused to nobody for a word.
  if p_kind in ('released', 'promoted') then
    perform require_own_words(p_name, v_info);
  end if;
  select c.build, c.rollout_percent, c.is_pinned into v_old
    from remote_channel c where c.name = p_name and c.channel = p_channel;
  if v_old.build = p_build and v_old.rollout_percent = v_percent and v_old.is_pinned = p_is_pinned then
    return false;
  end if;

  update remote set removed_at = null where name = p_name and removed_at is not null;
  update remote_build set taken_back_at = null where name = p_name and build = p_build;
  insert into remote_release as r (name, channel, build, full_at)
    values (p_name, p_channel, p_build, case when v_percent = 100 then clock_timestamp() end)
    on conflict (name, channel, build) do update set full_at = coalesce(excluded.full_at, r.full_at);
  insert into remote_channel (name, channel, build, previous_build, rollout_percent, is_pinned, killed)
    values (p_name, p_channel, p_build, v_fallback, v_percent, p_is_pinned,
      -- Who switched the remote off meant the beta, too.
      coalesce((select bool_or(c.killed) from remote_channel c where c.name = p_name), false))
    on conflict (name, channel) do update set
      build = excluded.build, previous_build = excluded.previous_build,
      rollout_percent = excluded.rollout_percent, is_pinned = excluded.is_pinned;
  insert into remote_event (name, kind, channel, from_build, build, previous_build, percent, actor)
    values (p_name, p_kind, p_channel, v_old.build, p_build, v_fallback, v_percent, p_actor);
  perform pg_notify('remotes', '');
  return true;
end
$$;
