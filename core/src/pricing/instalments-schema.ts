import { z } from 'zod';
import { isDay } from '../kigali-time.ts';
import { INSTALMENT_LABELS, type Instalment } from './instalments.ts';

const isDueDate = (text: string): boolean => text === 'now' || isDay(text);

/** Instalments as stored with an order. */
export const instalmentsSchema: z.ZodType<Instalment[]> = z.array(
  z.object({ label: z.enum(INSTALMENT_LABELS), dueDate: z.string().refine(isDueDate), amount: z.int() }),
);
