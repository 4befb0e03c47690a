import { Global, Module } from '@nestjs/common';
import { VirusScanner } from './virus-scanner.js';

@Global()
@Module({ providers: [VirusScanner], exports: [VirusScanner] })
export class AntivirusModule {}
