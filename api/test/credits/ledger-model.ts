/** A small in-memory ledger that says what the one in the database must answer. Times are in seconds. */

interface ModelGrant {
  kind: string;
  remaining: number;
  expiresAt: number;
  isClosed: boolean;
}

interface ModelHold {
  amount: number;
  parts: { grant: ModelGrant; amount: number }[];
  isOpen: boolean;
}

export class LedgerModel {
  now = 0;
  spent = 0;
  grants: ModelGrant[] = [];
  holds: ModelHold[] = [];

  get balance(): number {
    return sum(this.spendable.map((grant) => grant.remaining));
  }

  get held(): number {
    return sum(this.holds.filter((hold) => hold.isOpen).map((hold) => hold.amount));
  }

  addGrant(kind: string, amount: number, lifeSeconds: number, isReset: boolean): void {
    for (const grant of this.grants) {
      if (isReset && grant.kind === kind && !grant.isClosed) {
        Object.assign(grant, { remaining: 0, isClosed: true });
      }
    }
    this.grants.push({ kind, remaining: amount, expiresAt: this.now + lifeSeconds, isClosed: false });
  }

  /** False: not enough, and nothing has changed. */
  placeHold(amount: number): boolean {
    if (this.balance < amount) return false;
    const hold: ModelHold = { amount, parts: [], isOpen: true };
    let needed = amount;
    for (const grant of this.spendable.toSorted((a, b) => a.expiresAt - b.expiresAt)) {
      const part = Math.min(needed, grant.remaining);
      if (part > 0) hold.parts.push({ grant, amount: part });
      grant.remaining -= part;
      needed -= part;
    }
    this.holds.push(hold);
    return true;
  }

  capture(hold: ModelHold, captured: number): void {
    let left = captured;
    for (const part of hold.parts) {
      const spent = Math.min(left, part.amount);
      left -= spent;
      if (this.isLive(part.grant)) part.grant.remaining += part.amount - spent;
    }
    hold.isOpen = false;
    this.spent += captured;
  }

  private get spendable(): ModelGrant[] {
    return this.grants.filter((grant) => this.isLive(grant));
  }

  private isLive(grant: ModelGrant): boolean {
    return !grant.isClosed && grant.expiresAt > this.now;
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
