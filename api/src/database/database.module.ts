import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ENTITIES } from './entities.js';
import { Transactions } from './transactions.js';

/** Gives every module the repositories and {@link Transactions}, on the connection that start-up opened and migrated. */
@Global()
@Module({})
export class DatabaseModule {
  static on(dataSource: DataSource) {
    const entities = TypeOrmModule.forFeature(ENTITIES);
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({ useFactory: () => ({}) as never, dataSourceFactory: async () => dataSource }),
        entities,
      ],
      providers: [Transactions],
      exports: [Transactions, entities],
    };
  }
}
