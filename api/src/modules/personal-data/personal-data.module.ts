import { Global, Module } from '@nestjs/common';
import { AnswersOfPeople } from './answers.of-people.js';
import { JobsOfPeople } from './jobs.of-people.js';
import { PeriodsInForce } from './periods-in-force.js';
import { PersonalData } from './personal-data.js';
import { PersonalKeeping } from './personal-keeping.js';

/** Global, because nearly every module keeps something about people. */
@Global()
@Module({
  providers: [AnswersOfPeople, JobsOfPeople, PeriodsInForce, PersonalData, PersonalKeeping],
  exports: [PeriodsInForce, PersonalData],
})
export class PersonalDataModule {}
