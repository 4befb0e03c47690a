import { Global, Module } from '@nestjs/common';
import { PersonalData } from './personal-data.js';

/** Global, because nearly every module keeps something about people. */
@Global()
@Module({ providers: [PersonalData], exports: [PersonalData] })
export class PersonalDataModule {}
