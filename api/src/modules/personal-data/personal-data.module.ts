import { Global, Module } from '@nestjs/common';
import { AnswersOfPeople } from './answers.of-people.js';
import { JobsOfPeople } from './jobs.of-people.js';
import { PersonalData } from './personal-data.js';
import { PersonalKeeping } from './personal-keeping.js';

/** Global, because nearly every module keeps something about people. */
@Global()
@Module({ providers: [AnswersOfPeople, JobsOfPeople, PersonalData, PersonalKeeping], exports: [PersonalData] })
export class PersonalDataModule {}
