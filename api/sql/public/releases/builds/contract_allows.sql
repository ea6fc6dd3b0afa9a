-- Whether a shell with this contract can run a build made for `p_range` (`^1.4.0`), as the shell itself decides it
-- (shell/src/remotes/loading/contract-range.ts). Without a shell there is nothing to compare.
create or replace function contract_allows(p_range text, p_contract text) returns boolean
language sql immutable
return case
  when p_contract is null then true
  when p_range !~ '^\^?\d{1,6}\.\d{1,6}\.\d{1,6}$' or p_contract !~ '^\^?\d{1,6}\.\d{1,6}\.\d{1,6}$' then false
  else (
    select shell.parts[1] = wanted.parts[1] and shell.parts >= wanted.parts
    from (select string_to_array(ltrim(p_contract, '^'), '.')::integer[] as parts) shell,
      (select string_to_array(ltrim(p_range, '^'), '.')::integer[] as parts) wanted
  )
end;
