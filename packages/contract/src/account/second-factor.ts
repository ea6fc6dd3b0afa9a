import { z } from 'zod';
import { typedPassword } from './password.ts';

/** As it was typed: of the app, or a recovery code, with whatever stands between its parts. */
const code = z.string().trim().min(1, 'Type a code').max(40);

export const codeSchema = z.strictObject({ code });

/** Who changes the second factor shows once more who they are, in one of two ways. */
export const secondFactorProofSchema = z.union([z.strictObject({ password: typedPassword }), codeSchema]);
export type SecondFactorProof = z.output<typeof secondFactorProofSchema>;
