export { serveLoom } from '@rowloom/runner';
