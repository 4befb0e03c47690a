import { z } from 'zod';

/** The details of a traveller (rules/privacy 1); times in UTC. */
export const travellerDetails = z.object({
  type: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string().nullable(),
  nationality: z.string().nullable(),
  passportNumber: z.string().nullable(),
  passportExpiry: z.string().nullable(),
  diet: z.string().nullable(),
  remarks: z.string().nullable(),
  arrivalFlight: z.string().nullable(),
  arrivalAt: z.string().nullable(),
  departureFlight: z.string().nullable(),
  departureAt: z.string().nullable(),
});
export type TravellerDetails = z.infer<typeof travellerDetails>;

/** A traveller with only a name. */
export const NOTHING_KNOWN: Omit<TravellerDetails, 'type' | 'firstName' | 'lastName'> = {
  birthDate: null,
  nationality: null,
  passportNumber: null,
  passportExpiry: null,
  diet: null,
  remarks: null,
  arrivalFlight: null,
  arrivalAt: null,
  departureFlight: null,
  departureAt: null,
};
