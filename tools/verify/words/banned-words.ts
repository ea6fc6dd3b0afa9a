import type { Repository } from '../references/repository.ts';

interface BannedWord {
  pattern: RegExp;
  /** Of docs/glossary.md. */
  use: string;
  /** Folders where the word means something else. */
  except?: readonly string[];
}

/** Words that the project once had for concepts that now have one name. */
const BANNED: readonly BannedWord[] = [
  {
    pattern: /\bdrawn\b|\bdrawings?\b/i,
    use: 'prerendered or rendered',
    except: ['packages/preview-engine/'],
  },
  { pattern: /\bearly[- ]?use/i, use: 'recorded events' },
  { pattern: /\bfar[- ]?end\b/i, use: 'backend' },
  { pattern: /\bof the house\b|OfHouse\b/, use: 'built-in' },
  { pattern: /\bjudge\w*\(|\bjudge_/, use: 'what is done: classify, check, rollback_failing_build' },
  { pattern: /\bknow[A-Z]\w*/, use: 'what is done: allow, register' },
  { pattern: /\b(takeStylesOut|giveStylesBack|takePreloadsOut)\b/, use: 'extract..., restore...' },
  { pattern: /\bnoteSurroundings\b|\bonLeftover\b/, use: 'snapshotGlobals, onLeak' },
  { pattern: /\bforeign[A-Z]\w+|\bForeign[A-Z]\w+/, use: 'what it is, such as invalidCursor' },
  {
    // Servers still answer: the verb stays, and so do the answers of people.
    pattern:
      /[a-z]Answers?\b|ANSWER_|\banswer[A-Z]|\b(const|let|function|type) [aA]nswers?\b|\.answers?\b|\b(an|whose|2xx|success) answers?\b/,
    use: 'response',
    except: ['packages/preview-engine/', 'sandboxes/oidc/'],
  },
  { pattern: /\b(act_on_remote|begin_act|RemoteAct|AdminAct)\b/, use: 'release command, admin action' },
  {
    pattern: /\b(point_channel|follow_remote|offer_build)\b/,
    use: 'set_channel_build, unpin_remote, register',
  },
  { pattern: /\bbeat_[a-z]+\b/, use: 'heartbeat' },
  { pattern: /\bcredit\.(settle|take_away|take_hold)\b/, use: 'capture_hold, debit, place_hold' },
];

/** Migrations are never changed; the kept release is what it was; these files name the words. */
const LEFT_OUT =
  /^(api\/migrations\/|api\/sql\/schema\.sql$|e2e\/kept-release\/|pnpm-lock\.yaml$|tools\/verify\/words\/)/;
const TEXT = /\.(tsx?|mjs|sql|md|mdx|jsonc?|css|template)$|^\.env\.example$/;

/** @returns a line for each use of a word that is no longer one of ours, with the one that is */
export function bannedWords(repository: Repository): string[] {
  return repository.files
    .filter((file) => TEXT.test(file) && !LEFT_OUT.test(file))
    .flatMap((file) => {
      const lines = repository.read(file).split('\n');
      const banned = BANNED.filter(({ except = [] }) => !except.some((folder) => file.startsWith(folder)));
      return lines.flatMap((line, index) =>
        banned.flatMap(({ pattern, use }) => {
          const [word] = pattern.exec(line) ?? [];
          return word === undefined ? [] : [`${file}:${index + 1}: "${word}" is called ${use}`];
        }),
      );
    });
}
