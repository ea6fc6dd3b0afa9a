import { expect, it } from 'vitest';
import { describeStatement } from './describe-statement.ts';

it.each([
  ['select g.user_id as "userId" from jsonb_to_recordset(start_generations(', 'select start_generations'],
  ['\n    select finish_generation(', 'select finish_generation'],
  [
    'with caller as materialized (select session_user_id(?) as id) select 1 from caller left join generation g',
    'with generation',
  ],
  ['insert into mail (id) select id from app_user', 'insert mail'],
  ['update ledger_check set due_at = ', 'update ledger_check'],
  ['delete from session where id = ', 'delete session'],
  ['select pg_notify(channel, payload) from jsonb_to_recordset(', 'select pg_notify'],
  ['select 1', 'select'],
])('names %j', (text, summary) => {
  expect(describeStatement([text])).toMatchObject({ summary });
});

it('writes a mark where a value goes, and one line', () => {
  expect(describeStatement(['select *\n  from x where id = ', ' and a = ', '']).text).toBe(
    'select * from x where id = ? and a = ?',
  );
});
