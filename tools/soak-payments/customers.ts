import type { Sql } from '@aic/api/testing';
import { beginLife, type Life, type World } from './life.ts';
import { STORIES, type Story } from './stories.ts';

export interface Customer {
  name: string;
  life: Life;
  story: Story;
}

const PARALLEL = 8;

/** `count` users at Stripe, each with a paid month and the first part of a story. */
export async function beginLives(world: World, count: number): Promise<Customer[]> {
  const stories = Object.entries(STORIES);
  const customers: Customer[] = [];
  await inParallel(
    Array.from({ length: count }, (_, turn) => turn),
    async (turn) => {
      const [name, story] = stories[turn % stories.length] ?? ['', {}];
      const life = await beginLife(world, story.plan ?? 'pro', story.card ?? 'pm_card_visa');
      await story.begin?.(life);
      customers.push({ name, life, story });
    },
  );
  return customers;
}

/** The second parts. */
export async function goOn(customers: readonly Customer[]): Promise<void> {
  await inParallel(customers, async ({ life, story }) => story.goOn?.(life));
}

async function inParallel<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const queue = [...all];
  const run = async (): Promise<void> => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: PARALLEL }, run));
}

/** The same accounts in another database, as their owners have them before they pay. */
export async function register(admin: Sql, customers: readonly Customer[]): Promise<void> {
  for (const { life } of customers) {
    const { user, customer } = life;
    await admin`insert into app_user (id, email, email_key)
      values (${user}, ${`${user}@example.com`}, ${`${user}@example.com`})`;
    await admin`select credit.add_grant(${user}, 500, 'signup', ${`signup:${user}`}, 'infinity', null, 50::smallint, now())`;
    await admin`select billing.attach_customer(${user}, ${customer}, now())`;
  }
}
