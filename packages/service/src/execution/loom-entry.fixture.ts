import { serveLoom } from '@rowloom/runner';

serveLoom();
