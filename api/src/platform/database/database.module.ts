import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Transactions } from './transactions.js';

/** Gives every module {@link Transactions}, on the connection that start-up opened and migrated; each registers its own repositories. */
@Global()
@Module({})
export class DatabaseModule {
  static on(dataSource: DataSource) {
    return {
      module: DatabaseModule,
      imports: [TypeOrmModule.forRootAsync({ useFactory: () => ({}), dataSourceFactory: async () => dataSource })],
      providers: [Transactions],
      exports: [Transactions],
    };
  }
}
