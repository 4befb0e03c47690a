import { Global, Module } from '@nestjs/common';
import { SearchBackofficeController } from './search.backoffice.controller.js';
import { SearchService } from './search.service.js';
import { SearchSources } from './search.sources.js';

/** Global, because nearly every module has something to be found. */
@Global()
@Module({
  controllers: [SearchBackofficeController],
  providers: [SearchService, SearchSources],
  exports: [SearchSources],
})
export class SearchModule {}
